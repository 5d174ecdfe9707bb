import { useContext } from 'react';
import { Mail } from 'lucide-react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { AnswerContext } from '../../ui/answer/answer-source.js';
import { Button } from '../../ui/button.js';

/** Opens the email that approving sends. Approving itself has no form, which would have this button. */
export function ApprovalEmail({ business: { id, version, moves } }: { readonly business: AdminBusiness }) {
  const source = useContext(AnswerContext);
  if (source === null || !moves.includes('approve')) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Mail aria-hidden="true" />}
      className="max-sm:-ml-4 noscript:hidden"
      onClick={() => source.openPreview({ decision: 'approveBusiness', id, body: { version } }, 'Back to Listing')}
    >
      Preview Approval Email
    </Button>
  );
}
