import type { ComponentProps, Ref } from 'react';
import { FileText, X } from 'lucide-react';
import { UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';
import { CLAIM_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { IconButton } from '../button.js';
import { ListError } from './form-section.js';
import { PhotoPicker } from './photo/photo-picker.js';
import { sayPhotoFailed } from './photo/use-photo-sending.js';

interface ClaimDocumentsProps {
  /** URLs of uploads, which only administrators can open. */
  readonly documents: readonly string[];
  readonly onChange: (documents: string[]) => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Uploads a file of kind `claim_document`. */
  readonly upload: ComponentProps<typeof PhotoPicker>['upload'];
}

/** Registration or tax documents. Each is uploaded as soon as it is chosen and can be removed. */
export function ClaimDocuments({ documents, onChange, error, inputRef, upload }: ClaimDocumentsProps) {
  const isFull = documents.length >= CLAIM_LIMITS.documents;
  return (
    <div role="group" aria-label="Documents" className="flex flex-col gap-3 border-t border-line pt-5">
      <p className="font-semibold">Documents</p>
      {documents.length > 0 && (
        <ul className="flex flex-col gap-1">
          {documents.map((document, index) => (
            <li key={document} className="flex items-center gap-2">
              <FileText aria-hidden="true" className="size-5 text-leaf" />
              Document {index + 1} ({document.endsWith('.pdf') ? 'PDF' : 'image'})
              <IconButton
                label={`Remove document ${index + 1}`}
                onClick={() => onChange(documents.filter((each) => each !== document))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <PhotoPicker
          label="Add document"
          inputRef={inputRef}
          preview={null}
          hint={`Registration or tax documents: up to ${CLAIM_LIMITS.documents} PDFs or images of at most ${UPLOAD_KIND.claim_document.maxKB} KB each. Only administrators can open them.`}
          kind="claim_document"
          compression="business"
          upload={upload}
          onUploaded={({ url }) => onChange([...documents, url])}
          onFailed={sayPhotoFailed}
        />
      )}
      <ListError message={error} />
    </div>
  );
}
