import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { ColumnChoice } from '../useColumns.ts';
import { usePresets } from '../usePresets.ts';

/** Opens the view that the address names. */
const ViewOpener = ({ id, choice }: { id: number; choice: ColumnChoice }) => {
  const { presets, isPending, standard, setStandard, apply } = usePresets(choice);
  const notify = useNotify();
  const open = useEffectEvent(() => {
    const preset = presets.find((one) => one.id === id);
    if (preset) return apply(preset);
    if (standard === id) setStandard(undefined);
    else notify('preset.gone', { type: 'warning' });
  });
  useEffect(() => {
    if (!isPending) open();
  }, [id, isPending]);
  return null;
};

export default ViewOpener;
