import { FilterOptions } from '#components/lists/filter-options.tsx';
import { formAction, type List } from '#components/lists/list.ts';
import { CHOOSER_ID } from '#lib/config/element-ids.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { RecommendedCards } from './recommended-cards.tsx';

const RESULTS = 'results';

/** Questions in a GET form, and the cards that suit the answers, each with the reasons. */
export function CardChooser({ block, place }: BlockProps<'blocks.card-chooser'>) {
  const { title, questions, results } = block;
  const { language, query, path } = place;
  const locale = useLocale();
  const t = textOf(language, 'cardChooser');
  const list: List = { path, query, language, anchor: RESULTS };
  return (
    <Section place={place} id={CHOOSER_ID} heading={{ ...block, title: title ?? t('title') }}>
      <div className={`mt-8 grid grid-cols-1 gap-10 ${results ? 'lg:grid-cols-[20rem_1fr] lg:gap-14' : ''}`}>
        <form
          action={formAction(list, locale)}
          method="get"
          className={`print:hidden ${results ? '' : 'grid grid-cols-1 gap-x-14 lg:grid-cols-3'}`}
        >
          {questions.map(({ param, title: question, options }) => (
            <fieldset key={param} className={`mb-6 min-w-0 hairline-t pt-5 ${results ? '' : 'has-[details]:lg:col-span-2'}`}>
              <legend className="floats mb-2 w-full font-semibold">{question}</legend>
              <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-x-8">
                <FilterOptions
                  type="radio"
                  name={param}
                  options={[...options, { slug: '', label: t('any') }]}
                  checked={[query[param] ?? '']}
                  list={list}
                />
              </div>
            </fieldset>
          ))}
          <button type="submit" className={`btn btn-primary w-full ${results ? '' : 'lg:mb-6 lg:self-end'}`}>
            {t('submit')}
          </button>
        </form>
        <div id={RESULTS} className="min-w-0">
          <RecommendedCards results={results} path={path} language={language} />
        </div>
      </div>
    </Section>
  );
}
