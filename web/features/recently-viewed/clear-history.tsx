import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.js';

/** A button that empties this browser's history of viewed places. */
export function ClearHistory({ onClear }: { readonly onClear: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" />} onClick={onClear}>
      Clear History
    </Button>
  );
}
