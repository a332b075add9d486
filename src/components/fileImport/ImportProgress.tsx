import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { useJob } from '../jobs/useJob.ts';
import { useLanguage } from '../language.ts';
import { saveFile } from '../saveFile.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useWords } from '../useWords.ts';
import { importWords } from './importWords.ts';

interface ImportProgressProps {
  id: number;
  resource: string;
  /** How many rows were imported and how many weren't, once it is over. */
  over: (done: string, failed: string) => string;
  /** The rows that weren't imported, as a file with this name. */
  failures: { name: string; read: (job: number) => Promise<Blob> };
  /** The list with the imported records. */
  list: { to: string; label: string };
}

/** The button that started it is gone, and with it the focus of keyboard users. */
const takeFocus = (progress: HTMLElement | null): void => progress?.focus();

/** The progress of an import, and the rows that weren't imported. */
export const ImportProgress = ({ id, resource, over, failures, list }: ImportProgressProps) => {
  const say = useWords();
  const language = useLanguage();
  const complain = useErrorToast();
  const { job, isOver } = useJob({ id, resource });
  if (!job) return null;
  const { done, failed, total } = job;
  const number = (value: number): string => value.toLocaleString(language);
  const save = async () => {
    try {
      saveFile(`${failures.name}-${id}.csv`, await failures.read(id));
    } catch (error) {
      complain(error);
    }
  };
  return (
    <Card
      ref={takeFocus}
      component="section"
      tabIndex={-1}
      aria-label={say(importWords.progress)}
      sx={{ padding: 2.5 }}
    >
      <Stack spacing={2}>
        <Typography role="status">
          {isOver
            ? over(number(done), number(failed))
            : say(importWords.sofar, number(done + failed), number(total), number(failed))}
        </Typography>
        {!isOver && <LinearProgress variant="determinate" value={total > 0 ? (100 * (done + failed)) / total : 0} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {failed > 0 && isOver && (
            <Button variant="outlined" onClick={() => void save()}>
              {say(importWords.save)}
            </Button>
          )}
          <Button component={LinkBase} to={list.to}>
            {list.label}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
