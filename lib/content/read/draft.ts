import { draftMode } from 'next/headers';

/** Whether drafts are shown; false outside of a request. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
