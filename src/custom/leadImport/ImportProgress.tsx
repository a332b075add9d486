import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useDataProvider } from 'ra-core';
import { useJob } from '../../components/jobs/useJob.ts';
import { useLanguage } from '../../components/language.ts';
import { saveFile } from '../../components/saveFile.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { importWords } from './importWords.ts';

/** How far an import is, and what did not come in. */
export const ImportProgress = ({ id }: { id: number }) => {
  const say = useWords();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const language = useLanguage();
  const complain = useErrorToast();
  const { job, isOver } = useJob({ id, resource: 'leads' });
  if (!job) return null;
  const { done, failed, total } = job;
  const number = (value: number): string => value.toLocaleString(language);
  const save = async () => {
    try {
      saveFile(`lead-import-${id}.csv`, await dataProvider.importFailures(id));
    } catch (error) {
      complain(error);
    }
  };
  return (
    <Card component="section" aria-label={say(importWords.progress)} sx={{ padding: 2.5 }}>
      <Stack spacing={2}>
        <Typography role="status">
          {isOver
            ? say(importWords.over, number(done), number(failed))
            : say(importWords.sofar, number(done + failed), number(total), number(failed))}
        </Typography>
        {!isOver && <LinearProgress variant="determinate" value={total > 0 ? (100 * (done + failed)) / total : 0} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {failed > 0 && isOver && (
            <Button variant="outlined" onClick={() => void save()}>
              {say(importWords.save)}
            </Button>
          )}
          <Button component={LinkBase} to="/leads?isCold=true&orderBy=createdAt:desc&limit=25&offset=0">
            {say(importWords.show)}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
