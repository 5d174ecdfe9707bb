import type { AlertLinks, AlertReads, StoredAlert } from '../../../application/alert/ports.js';
import type { Alert } from '../../contract/alert/alert.js';

/** Alerts as the contract describes them. */
export class AlertView {
  constructor(
    private readonly reads: AlertReads,
    private readonly links: AlertLinks,
  ) {}

  async all(memberId: string): Promise<readonly Alert[]> {
    return (await this.reads.ofMember(memberId)).map((alert) => this.#shown(alert));
  }

  async one(memberId: string, id: number): Promise<Alert | null> {
    const [alert] = await this.reads.ofMember(memberId, id);
    return alert === undefined ? null : this.#shown(alert);
  }

  #shown({ id, feedVersion, json }: StoredAlert): Alert {
    return {
      ...(JSON.parse(json) as Omit<Alert, 'feedPath'>),
      feedPath: `/api/alerts/${this.links.of('feed', id, feedVersion)}/feed`,
    };
  }
}
