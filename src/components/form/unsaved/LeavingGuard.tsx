import { useBlocker, useNavigate, useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useIsUploading } from '../fields/formUploads.ts';
import { useDraft } from './useDraft.ts';
import { useHold } from './useHold.ts';

export interface LeavingGuardProps {
  /** The form's address; its tabs are directly below it, and anything below a tab is another page. */
  root: string;
  /** Whether what was typed is safe already, although the form still holds it. */
  isSaved?: () => boolean;
  /** Whether the record is the latest version; a draft is restored over no other. */
  isReady?: boolean;
  /** Called with whether there is something that would get lost. */
  onHold?: (isHeld: boolean) => void;
}

/** An expired session leads there, and its draft waits until its author is back; users who sign out are asked before. */
const signIn = '/login';

/**
 * Keeps what is typed into the current form, or is being uploaded for it, from getting lost: asks before the user
 * leaves the form or the site, and restores what was typed after the page has ended in any other way. It belongs at the
 * top of the form.
 */
export const LeavingGuard = ({ root, isSaved = () => false, isReady = true, onHold }: LeavingGuardProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const version: unknown = useRecordContext()?.['version'];
  const { state, isDirty, take, discard, drop } = useDraft(root, version, isReady);
  const isUploading = useIsUploading();
  const isHeld = isDirty || isUploading;
  const isHome = (pathname: string) =>
    pathname === root || (pathname.startsWith(`${root}/`) && !pathname.slice(root.length + 1).includes('/'));
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => isHeld && !isSaved() && !isHome(pathname) && pathname !== signIn,
  );
  useHold(isHeld, !isUploading, drop);
  useEffect(() => onHold?.(isHeld), [isHeld, onHold]);
  // Where the user wanted to go while the form was being saved; saving it may first lead to another address of this
  // page.
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
