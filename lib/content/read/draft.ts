import { draftMode } from 'next/headers';

/** Whether the request is a preview, which shows drafts. Outside of a request it is not. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
