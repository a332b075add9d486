import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { saveFile } from '../../components/saveFile.ts';
import { Section } from '../../components/Section.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { peopleWords as words } from './peopleWords.ts';

/** The criteria to find a person by. */
interface Person {
  phone?: string;
  email?: string;
}

const usePeople = () => {
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  return {
    report: async (person: Person) => {
      const held = dataOf(await api.POST('/user/people/report', { body: person, headers: inOwnWords }));
      saveFile('person.json', new Blob([JSON.stringify(held, undefined, 2)], { type: 'application/json' }));
    },
    forget: async (person: Person) => {
      const { leads } = dataOf(await api.POST('/user/people/forget', { body: person, headers: inOwnWords }));
      notify(leads === 0 ? say(words.unknown) : say(words.forgotten, leads), { type: 'info' });
    },
  };
};

/** Answers people who ask what data is held about them, and erases it on request. For users who may do so. */
export const PeopleCard = () => {
  const say = useWords();
  const viewer = useViewer();
  const complain = useErrorToast();
  const { report, forget } = usePeople();
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mayReport = viewer?.permissions.has('people.report') && viewer.permissions.has('lead.contacts.read');
  const mayForget = viewer?.permissions.has('people.forget');
  if (!mayReport && !mayForget) return null;
  const person = { ...(phone.trim() && { phone: phone.trim() }), ...(email.trim() && { email: email.trim() }) };
  const isNobody = Object.keys(person).length === 0;
  const act = async (work: (person: Person) => Promise<void>) => {
    setBusy(true);
    try {
      await work(person);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <Section title={say(words.title)} about={say(words.about)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          fullWidth
          label={say(words.phone)}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <TextField
          fullWidth
          label={say(words.email)}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginTop: 2 }}>
        {mayReport && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isNobody}
            loading={isBusy && !isAsked}
            onClick={() => void act(report)}
          >
            {say(words.report)}
          </Button>
        )}
        {mayForget && (
          <Button variant="outlined" color="error" disabled={isNobody || isBusy} onClick={() => setAsked(true)}>
            {say(words.forget)}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={say(words.forgetTitle)}
        text={say(words.forgetText)}
        names={[...Object.values(person)]}
        confirm={say(words.forgetOne, phone.trim() || email.trim())}
        isBusy={isBusy}
        onConfirm={() => void act(forget)}
        onClose={() => setAsked(false)}
      />
    </Section>
  );
};
