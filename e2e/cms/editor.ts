import { type APIRequestContext, expect } from '@playwright/test';
import { CMS } from './services.ts';

type Data = Record<string, unknown>;

/** An editor, by the calls of Strapi's admin. */
export async function logIn(request: APIRequestContext, email: string, password: string) {
  const login = await request.post(`${CMS}/admin/login`, { data: { email, password } });
  const { data } = await login.json();
  const call = async (method: string, path: string, body?: Data) => {
    const headers = { authorization: `Bearer ${data.token}` };
    const response = await request.fetch(`${CMS}/content-manager/${path}`, { method, headers, ...(body ? { data: body } : {}) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  const entries = (model: string) => `collection-types/api::${model}.${model}`;
  return {
    /** @returns the id of the document */
    create: async (model: string, body: Data): Promise<string> =>
      (await call('POST', `${entries(model)}?locale=en`, body)).documentId,
    save: async (model: string, id: string, locale: string, body: Data): Promise<void> => {
      await call('PUT', `${entries(model)}/${id}?locale=${locale}`, body);
    },
    publish: async (model: string, id: string, locale: string, body: Data): Promise<void> => {
      await call('POST', `${entries(model)}/${id}/actions/publish?locale=${locale}`, body);
    },
    unpublish: async (model: string, id: string, locale: string): Promise<void> => {
      await call('POST', `${entries(model)}/${id}/actions/unpublish?locale=${locale}`, {});
    },
    remove: async (model: string, id: string): Promise<void> => {
      await call('DELETE', `${entries(model)}/${id}?locale=*`);
    },
    /** The address in the preview pane of the admin. */
    previewUrl: async (model: string, id: string, locale: string): Promise<string> =>
      (await call('GET', `preview/url/api::${model}.${model}?documentId=${id}&locale=${locale}&status=draft`)).url,
  };
}
