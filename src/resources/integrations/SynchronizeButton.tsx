import { useRecordContext } from 'ra-core';
import { NowButton } from '../../components/NowButton.tsx';
import type { components } from '../../generated/api.d.ts';

const words = {
  synchronize: { en: 'Synchronise now', ru: 'Синхронизировать сейчас' },
  asked: { en: 'Statuses are requested in a few seconds', ru: 'Статусы будут запрошены через несколько секунд' },
};

/** Polls the statuses of an integration's leads immediately. */
export const SynchronizeButton = () => {
  const integration = useRecordContext<components['schemas']['Integration']>();
  if (!integration || integration.apiSyncStatus === 'off') return null;
  return (
    <NowButton
      action="synchronize"
      permission="integration.synchronization"
      label={words.synchronize}
      asked={words.asked}
    />
  );
};
