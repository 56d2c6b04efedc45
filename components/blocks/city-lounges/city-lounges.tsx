import { ChipLinks } from '#components/lists/chip-links.tsx';
import { listLinks } from '#components/lists/list.ts';
import { Share } from '#components/share/share.tsx';
import { labelLocaleOf } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { airportMapUrl } from '#lib/content/airport-map.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import type { Lounge } from '#lib/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { LoungeAside } from '../lounge-finder/lounge-aside.tsx';
import { AirportCode, LoungeRow, terminalName } from '../lounge-finder/lounge-row.tsx';
import { Section } from '../section.tsx';
import { CityCards, openingCards } from './city-cards.tsx';

const CITY_IMAGE = { width: 480, height: 160 };

function TerminalLounges({ lounges, language }: { lounges: readonly Lounge[]; language: Locale }) {
  const [first] = lounges;
  if (first === undefined) return null;
  const t = textOf(labelLocaleOf(first, language), 'lounges');
  return (
    <section className="mt-10 first-of-type:mt-0">
      <div className="flex items-center gap-3 sm:gap-5">
        <AirportCode code={first.airport_code} />
        <div>
          <h2 className="text-h3 font-semibold">{terminalName(first, language)}</h2>
          <Link href={airportMapUrl(first.airport_code, first.terminal)} className="text-link gap-1.5 text-sm">
            <Icon name="map-pin" className="size-[1.125rem]" />
            {t('map', { place: first.terminal ?? first.airport_name })}
          </Link>
        </div>
      </div>
      <ul>
        {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
          <LoungeRow key={key} lounge={item} language={language} inTerminal />
        ))}
      </ul>
    </section>
  );
}

/** The lounges of one city by airport and terminal. */
export function CityLounges({ block, place }: BlockProps<'blocks.city-lounges'>) {
  const { directions, image, lounges, cards = [], cities = [], aside } = block;
  const { language, path } = place;
  const t = textOf(language, 'lounges');
  const here = lounges[0]?.city_slug;
  const others = listLinks(
    cities.filter(({ slug }) => slug !== here),
    { current: undefined, hrefOf: (slug = '') => loungeCityPath(slug), language },
  );
  const opening = openingCards(lounges, cards);
  const terminals = Map.groupBy(lounges, ({ airport_code, terminal }) => `${airport_code} ${terminal}`);
  return (
    <Section place={place} className="city-lounges relative grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
      {image ? <MediaImage media={image} size={CITY_IMAGE} alt="" priority="low" className="city-art" /> : null}
      <div className="min-w-0 max-sm:flex max-sm:flex-col">
        {directions ? (
          <div className="max-sm:order-last max-sm:mt-8 sm:mb-10">
            <h2 className="text-h4 font-semibold">{t('directions')}</h2>
            <Markdown className="mt-2 text-muted">{directions}</Markdown>
          </div>
        ) : null}
        {[...terminals].map(([key, group]) => (
          <TerminalLounges key={key} lounges={group} language={language} />
        ))}
        <Share href={path} language={language} className="mt-6" />
      </div>
      <div className="flex flex-col gap-6 self-start lg:row-span-2">
        {opening.length > 0 ? <CityCards cards={opening} total={lounges.length} language={language} /> : null}
        {aside ? <LoungeAside aside={aside} language={language} /> : null}
      </div>
      {others.length > 0 ? (
        <ChipLinks
          label={t('otherCities')}
          heading={<h2 className="text-h4 font-semibold">{t('otherCities')}</h2>}
          links={others}
          className="min-w-0"
        />
      ) : null}
    </Section>
  );
}
