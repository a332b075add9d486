import { useBlocker, useNavigate, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useIsUploading } from './formUploads.ts';
import { useDraft } from './useDraft.ts';

export interface LeavingGuardProps {
  /** The form's address; its tabs are right below it, and what stands below a tab is another page. */
  root: string;
  /** Whether what was typed is safe by now, though the form still holds it. */
  isSaved?: () => boolean;
  /** Whether the record is the newest one; a draft comes back over no other. */
  isReady?: boolean;
  /** Is told whether there is something that would get lost. */
  onHold?: (isHeld: boolean) => void;
}

/** Only a session that ended leads there; what was typed waits for its author to be back. */
const signIn = '/login';

/**
 * Keeps what is typed into the form around, or is being uploaded for it, from getting lost: asks before someone leaves it
 * for another page or the browser for another site, and brings back what was typed after whatever else has ended the page.
 * It stands at the form's head.
 */
export const LeavingGuard = ({ root, isSaved = () => false, isReady = true, onHold }: LeavingGuardProps) => {
  const { unsaved } = useServices();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state, isDirty, take, discard, drop } = useDraft(root, isReady);
  const isUploading = useIsUploading();
  const isHeld = isDirty || isUploading;
  const isHome = (pathname: string) =>
    pathname === root || (pathname.startsWith(`${root}/`) && !pathname.slice(root.length + 1).includes('/'));
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => isHeld && !isSaved() && !isHome(pathname) && pathname !== signIn,
  );
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = unsaved.hold(!isUploading);
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsaved.mayGo()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeld, isUploading, unsaved]);
  useEffect(() => onHold?.(isHeld), [isHeld, onHold]);
  // Where someone wanted to go while the form was being saved; saving it may open another address of this page first.
  const wanted = useRef<typeof blocker.location>(undefined);
  useEffect(() => {
    if (blocker.state === 'blocked') wanted.current = blocker.location;
  }, [blocker]);
  const goOn = useEffectEvent(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (blocker.state === 'blocked') blocker.proceed?.();
    else if (to) void navigate(to);
  });
  useEffect(() => {
    if (!isHeld) goOn();
  }, [isHeld]);
  const forgetSaved = useEffectEvent(() => isSaved() && drop());
  useEffect(() => () => void forgetSaved(), []);
  return (
    <>
      <DraftNotice state={state} onTake={take} onDiscard={discard} />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={translate('form.leaveTitle')}
        text={translate('form.leaveText')}
        confirm={translate('form.leave')}
        onConfirm={() => {
          wanted.current = undefined;
          drop();
          blocker.proceed?.();
        }}
        onClose={() => {
          wanted.current = undefined;
          blocker.reset?.();
        }}
      />
    </>
  );
};
