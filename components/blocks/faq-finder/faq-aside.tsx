import { ActionButton } from '#components/ui/button.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { Button } from '#lib/content/contract/atoms.ts';

interface Props {
  title: string;
  description?: string | undefined;
  button?: Button | undefined;
}

/** A notice below the questions, for what is more urgent. */
export function FaqAside({ title, description, button }: Props) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-xl bg-khadi-100 p-6 md:p-8">
      <div className="min-w-[min(15rem,100%)] grow">
        <h3 className="text-h4 font-semibold">{title}</h3>
        <InlineParagraph text={description} className="text-muted [&_a]:text-mor-700 [&_a]:underline" />
      </div>
      {button ? <ActionButton button={button} /> : null}
    </div>
  );
}
