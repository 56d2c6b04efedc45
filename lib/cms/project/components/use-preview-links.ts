import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

const ALLOWED = 'allow-top-navigation-by-user-activation';

/** Lets a click in the preview beside the form move the form, which the frame of Payload does not allow. */
export function usePreviewLinks(): void {
  const { iframeRef, isLivePreviewing, loadedURL } = useLivePreviewContext();
  useEffect(() => {
    const frame = iframeRef?.current;
    if (!frame || frame.sandbox.contains(ALLOWED)) return;
    frame.sandbox.add(ALLOWED);
    // It counts for what is loaded from now on.
    frame.setAttribute('src', frame.src);
  }, [iframeRef, isLivePreviewing, loadedURL]);
}
