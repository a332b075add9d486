import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined';
import { useTranslate } from 'ra-core';
import { mayBeImpersonated, mayImpersonate } from '../../custom/impersonation/mayImpersonate.ts';
import { useImpersonate, useLeave } from '../../custom/impersonation/useImpersonation.ts';
import { useCurrentUser } from '../useCurrentUser.ts';
import type { PaletteDeed } from './items.ts';
import type { FoundRecord } from './useRecords.ts';

/** Impersonating one of the people found, if the signed-in user may; or, during an impersonation, ending it. */
export const useActing = (records: readonly FoundRecord[]): { begin: PaletteDeed[]; leave: PaletteDeed[] } => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { begin } = useImpersonate();
  const { leave } = useLeave();
  const icon = SupervisedUserCircleOutlined;
  const people = mayImpersonate(user)
    ? records.filter(
        ({ id, roleType, status = '' }) => roleType && id !== user?.id && mayBeImpersonated({ id, roleType, status }),
      )
    : [];
  return {
    begin: people.map(({ id, text, of }) => ({
      kind: 'action',
      id: `act ${id}`,
      text: translate('impersonation.beginAs', { name: text }),
      of,
      icon,
      leaves: true,
      run: () => void begin(id),
    })),
    leave: user?.impersonator
      ? [
          {
            kind: 'action',
            id: 'leave',
            text: translate('palette.leave', { name: user.impersonator.fullName }),
            icon,
            leaves: true,
            run: () => void leave(),
          },
        ]
      : [],
  };
};
