import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** A link to the file of a document, for browsers without script. */
export function DocumentLink({ file }: { file: string }) {
  const text = useText('document');
  return (
    <Link href={file} newTab={false} className="btn btn-primary">
      <Icon name="file-text" className="size-5" />
      <span>{text('open')}</span>
    </Link>
  );
}
