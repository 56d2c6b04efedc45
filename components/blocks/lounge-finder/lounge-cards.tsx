import type { Lounge } from '#lib/content/contract/records/lounge.ts';

interface Props {
  access: NonNullable<Lounge['access']>;
  label: string;
}

/** The cards that open a lounge, each name once: the credit and debit card of a tier open the same lounges. */
export function LoungeCards({ access, label }: Props) {
  const names = new Map(access.map(({ card_label, visits }) => [card_label, visits]));
  return (
    <ul className="flex flex-wrap gap-1.5 max-sm:contents md:justify-end" aria-label={label}>
      {[...names].map(([name, visits]) => (
        <li key={name} className="tag">
          <span>
            {name}
            {visits ? <span className="font-normal">: {visits}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
