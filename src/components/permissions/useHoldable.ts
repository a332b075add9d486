import { useEffect, useState } from 'react';
import { holdable } from './comparison.ts';
import { usePermissionList } from './usePermissionList.ts';

/**
 * Removes permissions that roles of another type may not hold as soon as that type is selected: the API would refuse
 * them, and the user could not see why.
 */
export const useHoldable = (
  value: readonly number[],
  onChange: (value: number[]) => void,
  roleType: string | undefined,
): void => {
  const [former, setFormer] = useState(roleType);
  const isOther = roleType !== undefined && roleType !== former;
  const { permissions } = usePermissionList({ showHidden: true, enabled: isOther && former !== undefined });
  useEffect(() => {
    if (!isOther) return;
    if (former !== undefined) {
      if (!permissions) return;
      const kept = holdable(value, permissions, roleType);
      if (kept.length < value.length) onChange(kept);
    }
    setFormer(roleType);
  }, [isOther, former, permissions, roleType, value, onChange]);
};
