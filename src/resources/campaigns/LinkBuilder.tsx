import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Words } from '../../../domain/text/words.ts';
import { later } from '../../components/deferred.tsx';
import { useWords } from '../../components/useWords.ts';
import { clickLink, type LinkParameters } from './clickLink.ts';
import type { TrackingLinkProps } from './model.ts';
import type { SubIdInputsProps } from './SubIdInputs.tsx';
import { TrackingLink } from './TrackingLink.tsx';

const open: Words = { en: 'Add sub IDs', ru: 'Добавить Sub ID' };

const SubIdInputs = later<SubIdInputsProps>(async () => ({ default: (await import('./SubIdInputs.tsx')).SubIdInputs }));

/** A campaign’s link with the affiliate’s own sub IDs, updated while they are typed. */
export const LinkBuilder = ({ link, name }: TrackingLinkProps) => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<LinkParameters>({});
  return (
    <Stack spacing={1.5}>
      <TrackingLink link={clickLink(link, values)} name={name} />
      {isOpen ? (
        <SubIdInputs values={values} onChange={setValues} />
      ) : (
        <Box>
          <Button color="inherit" onClick={() => setOpen(true)}>
            {say(open)}
          </Button>
        </Box>
      )}
    </Stack>
  );
};
