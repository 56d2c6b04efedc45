import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from './markdown.tsx';

interface Props {
  steps: readonly { title: string; description?: string | undefined }[];
  className?: string | undefined;
}

/** Numbered steps, connected by a dotted line. */
export function NumberedSteps({ steps, className = '' }: Props) {
  return (
    <ol className={`max-w-[44rem] ${className}`}>
      {keyed(steps, ({ title }) => title).map(({ key, item: { title, description }, position }) => (
        <li key={key} className="relative flex gap-3.5 pb-4 sm:gap-5 sm:pb-7">
          <span className="relative z-[1] grid size-8 shrink-0 place-items-center rounded-full border-2 border-mor-600 bg-white text-sm sm:size-10 sm:text-base font-semibold text-mor-700">
            {position + 1}
          </span>
          {position === steps.length - 1 ? null : (
            <span
              className="absolute start-[15px] top-8 sm:start-[19px] sm:top-10 bottom-0 border-s-2 border-dotted border-mor-300"
              aria-hidden="true"
            />
          )}
          <div className="min-w-0 pt-0.5 sm:pt-1.5">
            <p className="font-semibold">{title}</p>
            {description ? <Markdown className="text-muted max-sm:text-sm">{description}</Markdown> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
