import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { restoreVersionOperation, restoreVersionOperationGlobal } from 'payload';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { engineOf, isGlobal } from './engine.ts';
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

/** `GET /problems/{model}/{id}`: what the site would drop of the draft of an entry. */
const problems: PayloadHandler = async (req) => {
  const { model, id } = req.routeParams ?? {};
  if (!isModel(model)) return unknown();
  const key = isGlobal(model) ? model : String(id);
  const document = (await engineOf(req.payload).documents(model, 'draft')).get(key);
  if (!document) return unknown();
  return Response.json({ problems: await tellProblems(req.payload, model, document, key, req.i18n.language) });
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
