import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';

interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Registers gauges of the machine or container. They are the same in every process. */
export function registerMachineMetrics(registry: Registry, memoryBytes: number, readDisk: () => Promise<Disk>): void {
  const registers = [registry];
  // Both gauges share one reading of the disk per scrape.
  let reading: Promise<Disk | null> | null = null;
  const disk = (): Promise<Disk | null> => {
    reading ??= readDisk()
      .catch(() => null)
      .finally(() => (reading = null));
    return reading;
  };
  const gaugeOf = (name: string, help: string, value: (disk: Disk) => number) => {
    const gauge = new Gauge({
      ...{ name, help, registers },
      async collect() {
        const found = await disk();
        if (found === null) gauge.remove();
        else gauge.set(value(found));
      },
    });
  };
  gaugeOf('data_disk_free_bytes', 'Free space on the disk with DATA_DIR.', ({ freeBytes }) => freeBytes);
  gaugeOf('data_disk_size_bytes', 'Size of the disk with DATA_DIR.', ({ totalBytes }) => totalBytes);
  new Gauge({
    ...{ name: 'memory_limit_bytes', help: 'Memory of the machine, or the limit of the container.', registers },
  }).set(memoryBytes);
}

/** Registers the heap limit of this process. Summed over the workers, it is the limit of all of them. */
export function registerHeapLimit(registry: Registry): void {
  new Gauge({
    ...{ name: 'nodejs_heap_size_limit_bytes', help: 'Heap size limit of Node.js.', registers: [registry] },
  }).set(getHeapStatistics().heap_size_limit);
}
