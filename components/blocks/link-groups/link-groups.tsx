import { langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Columns that leave few places empty. */
const columnsFor = (count: number) =>
  `grid grid-cols-1 gap-x-10 sm:grid-cols-2 ${count % 3 === 0 ? 'md:grid-cols-3' : 'lg:grid-cols-4'}`;

type Group = BlockProps<'blocks.link-groups'>['block']['groups'][number];

function Links({ group, className }: { group: Group; className?: string }) {
  return (
    <ul className={className}>
      {keyed(group.links, ({ label }) => label).map(({ key, item: { label, link, is_external_link } }) => (
        <li key={key}>
          {link ? (
            <Link href={link} newTab={is_external_link || undefined} className="text-link">
              {label}
            </Link>
          ) : (
            <span className="inline-flex min-h-11 items-center">{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Titled groups of links; a single group is in columns. */
export function LinkGroups({ block, place }: BlockProps<'blocks.link-groups'>) {
  const { title, groups } = block;
  const { language } = place;
  const Group = title ? 'h3' : 'h2';
  const single = groups.length === 1;
  return (
    <Section place={place} heading={block}>
      <div className={`${single ? '' : columnsFor(groups.length)} gap-y-6 sm:gap-y-9 ${title ? 'mt-8' : ''}`}>
        {keyed(groups, ({ title: name }) => name).map(({ key, item: group }) => (
          <div key={key} id={group.anchor} className="scroll-target-list" {...langAttributes(group, language)}>
            {group.folded ? (
              <details>
                <summary className="plus-minus plus-minus-disc min-h-11 gap-4 text-h4 font-semibold hover:text-mor-700">
                  <Group>{group.title}</Group>
                </summary>
                <Links group={group} className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-sm" />
              </details>
            ) : (
              <>
                <Group className="flex min-h-11 items-center text-h4 font-semibold">
                  {group.link ? (
                    <Link href={group.link} className="inline-flex min-h-11 items-center no-underline hover:underline">
                      {group.title}
                    </Link>
                  ) : (
                    group.title
                  )}
                </Group>
                <Links
                  group={group}
                  className={`max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-sm ${single ? columnsFor(group.links.length) : 'max-sm:grid'}`}
                />
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
