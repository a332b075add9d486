import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../components/api.ts';
import { useWatchedExports } from '../../components/exports/watchedExports.ts';
import type { ExportChoice } from '../../components/list/toolbar/useExport.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { startExport } from './figures.ts';
import type { Question } from './question/question.ts';
import { statisticsWords as words } from './statisticsWords.ts';

const ExportDialog = lazy(() => import('../../components/list/toolbar/ExportDialog.tsx'));

interface StatisticsExportProps {
  question: Question;
  /** Keys of the visible metrics. */
  metrics: readonly string[];
}

/** Exports the current question, all levels of it, with the visible metrics, after asking how. */
export const StatisticsExport = ({ question, metrics }: StatisticsExportProps) => {
  const api = useApi();
  const say = useWords();
  const translate = useTranslate();
  const complain = useErrorToast();
  const { watch } = useWatchedExports();
  const [isOpen, setOpen] = useState(false);
  const label = translate('ra.action.export');
  const start = async ({ format }: ExportChoice): Promise<void> => {
    try {
      watch((await startExport(api, { question, metrics, format })).id);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            aria-label={label}
            aria-haspopup="dialog"
            disabled={metrics.length === 0}
            onClick={() => setOpen(true)}
          >
            <FileDownloadOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ExportDialog
            title={label}
            about={say(words.exportHint)}
            mayChooseColumns={false}
            mayChooseContacts={false}
            onExport={start}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
