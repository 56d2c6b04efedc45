import { useId } from 'react';
import { type List, listAddress } from '#components/lists/list.ts';
import { CHOOSER_ID } from '#lib/config/element-ids.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { CandidateFaces } from './candidate-faces.tsx';
import { ChosenCards } from './chosen-cards.tsx';
import { conversationOf } from './conversation.ts';
import { QuestionStep } from './question-step.tsx';

/** One question a page, each answer a link, and at the end the cards that suit, with the reasons. */
export function CardChooser({ block, place }: BlockProps<'blocks.card-chooser'>) {
  const { cards, questions } = block;
  const { language, query, path } = place;
  const headingId = useId();
  const list: List = { path, query, language, anchor: CHOOSER_ID };
  const conversation = conversationOf(questions, cards, query);
  const { next, left } = conversation;
  const beginning = listAddress(list, Object.fromEntries(questions.map(({ param }) => [param, undefined])));
  return (
    <Section place={place} heading={block}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a screen reader says the heading when a step opens. */}
      <div id={CHOOSER_ID} tabIndex={-1} role="group" aria-labelledby={headingId} className="chooser">
        {next ? (
          <div className="chooser-step">
            <QuestionStep conversation={conversation} next={next} steps={questions.length} list={list} id={headingId} />
            <CandidateFaces cards={cards} left={left} language={language} />
          </div>
        ) : (
          <ChosenCards conversation={conversation} place={place} list={list} beginning={beginning} id={headingId} />
        )}
      </div>
    </Section>
  );
}
