import { expect } from '@playwright/test';
import { CMS } from './services.ts';

export type Data = Record<string, unknown>;
interface Document extends Data {
  id: number | string;
}

/** What a role may try; every call answers its status, so that refusals can be looked at. */
export interface Answer {
  status: number;
  body: Data;
}

/** A user of the CMS, by Payload's own API. */
export async function logIn(email: string, password: string, origin = CMS) {
  const login = await fetch(`${origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, message } = await login.json();
  expect(token, `log in as ${email}: ${message}`).toBeTruthy();

  const ask = async (method: string, path: string, body?: Data): Promise<Answer> => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/cms/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
  };
  const done = async (method: string, path: string, body?: Data): Promise<Data> => {
    const answer = await ask(method, path, body);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 2000)}`).toBeLessThan(300);
    return answer.body;
  };
  return {
    headers: { authorization: `JWT ${token}` },
    ask,
    /** A draft in English. @returns its id */
    create: async (model: string, body: Data): Promise<string> =>
      String(((await done('POST', `${model}?draft=true&locale=en`, body)).doc as Document).id),
    save: async (model: string, id: string, locale: string, body: Data): Promise<void> => {
      await done('PATCH', `${model}/${id}?draft=true&locale=${locale}`, body);
    },
    publish: async (model: string, id: string, locale: string, body: Data = {}): Promise<void> => {
      await done('PATCH', `${model}/${id}?locale=${locale}`, { ...body, _status: 'published' });
    },
    unpublish: async (model: string, id: string): Promise<void> => {
      await done('PATCH', `${model}/${id}`, { _status: 'draft' });
    },
    remove: async (model: string, id: string): Promise<void> => {
      await done('DELETE', `${model}/${id}`);
    },
    /** The draft of an entry in a language. */
    read: async (model: string, id: string, locale = 'en'): Promise<Data> =>
      done('GET', `${model}/${id}?draft=true&locale=${locale}&depth=0`),
  };
}

/** The blocks and rows of a document with other texts: those of a translation keep the ids of the English ones. */
export function translated(stored: unknown, texts: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(texts)) return texts.map((text, index) => translated(stored[index], text));
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  const known = typeof stored === 'object' && stored !== null ? (stored as Data) : {};
  const fields = Object.entries(texts).map(([name, text]) => [name, translated(known[name], text)] as const);
  return { ...(known.id === undefined ? {} : { id: known.id }), ...Object.fromEntries(fields) };
}
