import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { Views } from './useViews.ts';

/** Opens the view that the address names. */
export const ViewOpener = ({ id, views }: { id: number; views: Views }) => {
  const { isPending, standard, setStandard } = views;
  const notify = useNotify();
  const open = useEffectEvent(() => {
    const view = views.views.find((one) => one.id === id);
    if (view) return view.apply();
    if (standard === id) setStandard(undefined);
    else notify('preset.gone', { type: 'warning' });
  });
  useEffect(() => {
    if (!isPending) open();
  }, [id, isPending]);
  return null;
};
