import { langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { contentOrFallback } from './content-or-fallback.tsx';
import { MessagePage } from './message-page.tsx';
import { PopularLinks } from './popular-links.tsx';

/** `<main>` with the texts of the messages, or fallbacks. */
export function NotFoundView({ messages }: { messages: Messages }) {
  const locale = useLocale();
  const text = useText('notFound');
  const { title_page_not_found, subtitle_page_not_found, description_page_not_found } = messages;
  return (
    <MessagePage
      code={text('code')}
      title={contentOrFallback(title_page_not_found, messages.locale, text('title'), locale)}
      subtitle={contentOrFallback(subtitle_page_not_found, messages.locale, text('subtitle'), locale)}
      description={
        description_page_not_found === undefined ? (
          <p>{text('description')}</p>
        ) : (
          <div {...langAttributes(messages, locale)}>
            <Markdown>{description_page_not_found}</Markdown>
          </div>
        )
      }
    >
      <div className="mt-7 flex flex-wrap gap-3 max-lg:*:grow">
        <Link href="/" className="btn btn-primary">
          {text('home')}
        </Link>
        <Link href="/search" className="btn btn-secondary">
          <Icon name="search" className="size-5" />
          {text('search')}
        </Link>
      </div>
      <PopularLinks className="mt-8" />
    </MessagePage>
  );
}
