import { answerStart } from '#lib/forms/start-time.ts';

export const dynamic = 'force-dynamic';

/** The picture beside the form for a card design, which starts its time. */
export const GET = (request: Request) => answerStart(request);
