import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from './markdown.tsx';

interface Props {
  steps: readonly { title: string; description?: string | undefined }[];
  className?: string | undefined;
}

/** Numbered steps, connected by a dotted line. */
export function NumberedSteps({ steps, className = '' }: Props) {
  return (
    <ol className={`numbered-steps ${className}`}>
      {keyed(steps, ({ title }) => title).map(({ key, item: { title, description }, position }) => (
        <li key={key}>
          <span>{position + 1}</span>
          <div>
            <p>{title}</p>
            {description ? <Markdown className="text-muted max-sm:text-sm">{description}</Markdown> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
