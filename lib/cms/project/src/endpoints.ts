import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { restoreVersionOperation, restoreVersionOperationGlobal } from 'payload';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { engineOf, isGlobal } from './engine.ts';
import { gapsOf, timesOf } from './language-gaps.ts';
import { liveOf } from './live.ts';
import { usesOf } from './media-usage.ts';
import { tellProblems } from './problems.ts';
import { hasRole } from './roles.ts';
import { textIn, titleOf } from './titles.ts';

const refused = () => Response.json({ errors: [{ message: 'Sign in first.' }] }, { status: 401 });
const unknown = () => Response.json({ errors: [{ message: 'There is no such entry.' }] }, { status: 404 });
const isModel = (name: unknown): name is ModelName => typeof name === 'string' && Object.hasOwn(MODELS, name);

const forEditors =
  (answer: PayloadHandler): PayloadHandler =>
  (req) =>
    hasRole(req.user, 'editor') ? answer(req) : refused();

/** `GET /choices?model=card-tier&model=…`: the slugs of the entries of models, with their titles. */
const choices: PayloadHandler = async (req) => {
  const names = (req.searchParams.getAll('model') ?? []).filter(isModel);
  const found = await Promise.all(names.map(async (name) => [...(await engineOf(req.payload).documents(name, 'draft')).values()]));
  const options = found.flat().flatMap((document) => {
    const value = textIn(document.slug);
    return value === '' ? [] : [{ value, label: titleOf(document) || value }];
  });
  return Response.json({ options });
};

/** An entry as it is stored, its draft where it has one. */
async function storedDraft({ payload }: PayloadRequest, model: ModelName, id: string): Promise<unknown> {
  const options = { depth: 0, draft: true, overrideAccess: true } as const;
  return isGlobal(model)
    ? payload.findGlobal({ slug: model, ...options })
    : payload.findByID({ collection: model as CollectionSlug, id, disableErrors: true, ...options });
}

/** `GET /problems/{model}/{id}`: what the site would drop of the draft of an entry, and what its languages lack. */
const problems: PayloadHandler = async (req) => {
  const { model, id } = req.routeParams ?? {};
  if (!isModel(model)) return unknown();
  const key = isGlobal(model) ? model : String(id);
  const document = (await engineOf(req.payload).documents(model, 'draft')).get(key);
  if (!document) return unknown();
  const language = adminLanguage(req.i18n.language);
  const [told, stored] = await Promise.all([tellProblems(req.payload, model, document, key, language), storedDraft(req, model, key)]);
  return Response.json({ problems: told, languages: await gapsOf(req.payload, model, key, timesOf(stored), language) });
};

/** `GET /live/{model}/{id}`: what visitors get of the page of an entry, as the site says it. */
const live: PayloadHandler = async (req) => {
  const { model, id } = req.routeParams ?? {};
  return isModel(model) ? Response.json({ live: await liveOf(req, model, String(id)) }) : unknown();
};

/** `GET /usage/{id}`: the entries that show a file. */
const usage: PayloadHandler = async (req) => {
  const file = await req.payload.findByID({ collection: 'media', id: String(req.routeParams?.id), depth: 0, disableErrors: true });
  return file ? Response.json({ entries: await usesOf(req.payload, String(file.url)) }) : unknown();
};

export const endpoints: Endpoint[] = [
  { path: '/choices', method: 'get', handler: forEditors(choices) },
  { path: '/problems/:model/:id', method: 'get', handler: forEditors(problems) },
  { path: '/live/:model/:id', method: 'get', handler: forEditors(live) },
  { path: '/usage/:id', method: 'get', handler: forEditors(usage) },
];

/**
 * `POST /{model}/versions/{id}` restores a version as a draft. As Payload has it, restoring a draft takes the live page offline, and
 * restoring a published version publishes it without a check.
 */
export function restoreAsDraft(name: ModelName): Omit<Endpoint, 'root'> {
  const handler = async (req: PayloadRequest) => {
    const id = String(req.routeParams?.id);
    const { payload } = req;
    const options = { id, depth: 0, draft: true, overrideAccess: false, req } as const;
    const config = payload.config.globals.find(({ slug }) => slug === name);
    const collection = payload.collections[name];
    const doc = config
      ? await restoreVersionOperationGlobal({ ...options, globalConfig: config })
      : collection && (await restoreVersionOperation({ ...options, collection }));
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  };
  return { path: '/versions/:id', method: 'post', handler };
}
