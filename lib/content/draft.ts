import { draftMode } from 'next/headers';

/** Whether the request is a preview, which shows drafts. Outside of a request there is none. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
