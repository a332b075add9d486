import { OfflineNotice } from './OfflineNotice.tsx';
import { Popups } from './Popups.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { Toasts } from './Toasts.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

/** Everything the shell has to say beside the page, once for the whole application. */
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
