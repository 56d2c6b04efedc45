import path from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { createService } from './create-service.ts';
import { createStore } from './documents/store.ts';
import { createSubmissions } from './submissions.ts';

interface ServiceOptions {
  /** The folder of the documents; drafts are in its folder `drafts`. */
  folder: string;
  product: string;
  draftToken?: string | undefined;
}

/** The embedded content service: the contract's paths over JSON documents on disk. */
export function createContentService({ folder, ...options }: ServiceOptions) {
  const documents = createStore(folder, options.product);
  const drafts = createStore([folder, path.join(/* turbopackIgnore: true */ folder, 'drafts')], options.product);
  const received = path.resolve(/* turbopackIgnore: true */ settings.DATA_DIR, 'received');
  const submit = createSubmissions({ folder: received, days: settings.SUBMISSION_DAYS });
  return createService({ documents, drafts, submit, ...options });
}

/** The embedded content service over the documents of the project. */
export const { answerCall, handle, version } = createContentService({
  folder: path.resolve(/* turbopackIgnore: true */ process.cwd(), settings.CONTENT_FOLDER),
  product: settings.PRODUCT_SLUG,
  draftToken: settings.CONTENT_DRAFT_TOKEN,
});
