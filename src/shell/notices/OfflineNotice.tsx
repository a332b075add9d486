import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

const follow = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};

/** Shown while the browser is offline. Requests made in the meantime are sent once it is back. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert severity="warning" role="status" icon={<CloudOffOutlined fontSize="small" />} sx={{ boxShadow: 4 }}>
      {translate('offline.text')}
    </Alert>
  );
};
