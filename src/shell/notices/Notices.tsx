import { OfflineNotice } from './OfflineNotice.tsx';
import { Popups } from './Popups.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { Toasts } from './Toasts.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

/** All messages of the shell around the page, rendered once for the whole application. */
export const Notices = () => {
  useSessionWatch();
  return (
    <>
      <ProgressLine />
      <Toasts>
        <OfflineNotice />
      </Toasts>
      <Popups />
    </>
  );
};
