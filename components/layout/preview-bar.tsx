import { useText } from '#lib/i18n/use-text.ts';

/** Above a page that is shown with drafts: says so, and leads back to the published page. */
export function PreviewBar({ address }: { address: string }) {
  const text = useText('preview');
  return (
    <aside aria-label={text('title')} className="bg-genda-400 text-mor-950 print:hidden">
      <form method="post" action="/service/preview" className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
        <p className="grow">
          <strong className="font-semibold">{text('title')}</strong> {text('description')}
        </p>
        <input type="hidden" name="path" value={address} />
        <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
          {text('leave')}
        </button>
      </form>
    </aside>
  );
}
