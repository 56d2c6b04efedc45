import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#lib/contract/icons.ts';
import type { DocumentLabels } from './labels.ts';

interface ActionsProps {
  labels: DocumentLabels;
  /** Whether the document is read as text. */
  textOpen: boolean;
  onToggleText: () => void;
  findOpen: boolean;
  onToggleFind: () => void;
  thumbnailsOpen: boolean;
  onToggleThumbnails: () => void;
  /** Missing for a read-only document. */
  onDownload?: (() => Promise<void>) | undefined;
}

const BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2.5 text-sm hover:bg-on-dark/10';

interface ToggleProps {
  icon: IconName;
  label: string;
  pressed: boolean;
  onClick: () => void;
  className?: string;
}

function Toggle({ icon, label, pressed, onClick, className = '' }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={`${BUTTON} ${className} ${pressed ? 'bg-on-dark/15' : ''}`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

export function Actions({ labels, onDownload, ...props }: ActionsProps) {
  const { textOpen, onToggleText, findOpen, onToggleFind, thumbnailsOpen, onToggleThumbnails } = props;
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');
  const download = async (write: () => Promise<void>) => {
    setSaving('yes');
    try {
      await write();
      setSaving('no');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <div className="flex items-center gap-1">
      <Toggle
        icon="newspaper"
        label={labels.readText}
        pressed={textOpen}
        onClick={onToggleText}
        // Phones have a button with its words on the page.
        className={textOpen ? '' : 'max-md:hidden'}
      />
      <Toggle icon="search" label={labels.find} pressed={findOpen} onClick={onToggleFind} />
      {textOpen ? null : (
        <Toggle
          icon="book-open"
          label={labels.thumbnails}
          pressed={thumbnailsOpen}
          onClick={onToggleThumbnails}
          className="max-lg:hidden"
        />
      )}
      {onDownload ? (
        <>
          <span className="mx-1 h-6 border-s border-white/25 max-md:hidden" />
          <button
            type="button"
            aria-disabled={saving === 'yes'}
            title={labels.download}
            className={BUTTON}
            onClick={() => saving !== 'yes' && download(onDownload)}
          >
            <Icon name="download" className="size-5" />
            <span className="max-xl:sr-only">{labels.download}</span>
          </button>
        </>
      ) : null}
      <p role="alert" className={saving === 'failed' ? 'pdf-toast' : 'sr-only'}>
        {saving === 'failed' ? labels.downloadFailed : saving === 'yes' ? labels.downloading : ''}
      </p>
    </div>
  );
}
