import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { givenBy, useParent } from '../../components/related/parent.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { mayReplay } from './mayReplay.ts';
import { replayWords as words } from './replayWords.ts';

const ReplayDialog = lazy(() => import('./ReplayDialog.tsx'));

/** Tests the current form on past traffic of its offer, before it is saved. */
export const ReplayButton = () => {
  const say = useWords();
  const viewer = useViewer();
  const parent = useParent();
  const record = useRecordContext();
  const { getValues, trigger } = useFormContext();
  const { dirtyFields } = useFormState();
  const [data, setData] = useState<Readonly<Record<string, unknown>>>();
  if (!viewer || !mayReplay(viewer)) return null;
  const previousData = record?.id === undefined ? undefined : record;
  const ask = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    setData({ ...getValues(), ...(!previousData && parent && givenBy(parent)) });
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<HistoryToggleOffOutlined />}
        disabled={previousData !== undefined && Object.keys(dirtyFields).length === 0}
        onClick={() => void ask()}
      >
        {say(words.open)}
      </Button>
      {data && (
        <Suspense>
          <ReplayDialog data={data} previousData={previousData} onClose={() => setData(undefined)} />
        </Suspense>
      )}
    </>
  );
};
