import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CopyText } from '../../../components/fields/CopyText.tsx';
import { WireText } from '../../../components/fields/WireText.tsx';
import { InResource } from '../../../components/InResource.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useViewer } from '../../../components/viewer.ts';
import { useWords } from '../../../components/useWords.ts';
import { verticalChoices } from '../../../generated/resources/vertical.tsx';
import { useCampaignParameters } from '../../verticals/useCampaignParameters.ts';
import type { Vertical } from '../../verticals/model.ts';
import { apiWords as words } from './apiWords.ts';
import { Reported } from './Reported.tsx';
import { isUsual, sampleCall, sampleLead } from './sampleCall.ts';

type Parameters = NonNullable<Vertical['incomingParameters']>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography variant="caption" color="textSecondary" component="dt">
      {name}
    </Typography>
    <Typography variant="body2" component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

/** How a value is written: its format, and the values or the pattern that it has. */
const Format = ({ format, choices, pattern }: Parameters[number]) => {
  const translate = useTranslate();
  const choice = verticalChoices.incomingParametersFormat.find(({ id }) => id === (format ?? 'text'));
  const more = format === 'choice' ? choices?.join(', ') : format === 'pattern' ? pattern : undefined;
  return [choice && translate(choice.name), more].filter(Boolean).join(': ');
};

const ParametersTable = ({ parameters }: { parameters: Parameters }) => {
  const say = useWords();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={say(words.parameters)}>
      <Table size="small" aria-label={say(words.parameters)}>
        <TableHead>
          <TableRow>
            {[words.name, words.means, words.format, words.required].map((one) => (
              <TableCell key={one.en}>{say(one)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parameters.map((one) => (
            <TableRow key={one.name}>
              <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
                {isUsual(one.name) ? one.name : `params.${one.name}`}
              </TableCell>
              <TableCell>{one.title}</TableCell>
              <TableCell>
                <Format {...one} />
              </TableCell>
              <TableCell>{say(one.required ? words.yes : words.no)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

export interface HowToSendProps {
  campaign: number;
  /** The public ID of the campaign. */
  secureId: string;
}

/** Where leads are sent by API, which parameters their vertical asks for, and a call to try it with. */
export const HowToSend = ({ campaign, secureId }: HowToSendProps) => {
  const say = useWords();
  const copy = useCopy();
  const isStaff = useViewer()?.isStaff;
  const { vertical, parameters, isKnown } = useCampaignParameters(campaign);
  const address = `${window.location.origin}/api/v1/public/leads`;
  const call = sampleCall(address, sampleLead(secureId, parameters));
  return (
    <Stack spacing={2}>
      <Box component="dl" sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Fact name={say(words.address)}>
          <CopyText text={address}>{`POST ${address}`}</CopyText>
        </Fact>
        <Fact name={say(words.campaign)}>
          <CopyText text={secureId} />
        </Fact>
        <Fact name={say(words.token)}>
          {isStaff ? (
            say(words.tokenOfAffiliate)
          ) : (
            <>
              {say(words.tokenOf)}{' '}
              <Link component={LinkBase} to="/profile/about">
                {say(words.aboutMe)}
              </Link>
            </>
          )}
        </Fact>
      </Box>
      {parameters.length > 0 ? (
        <InResource name="settings/verticals">
          <ParametersTable parameters={parameters} />
        </InResource>
      ) : (
        isKnown && (
          <Typography variant="body2" color="textSecondary">
            {say(words.none)}
          </Typography>
        )
      )}
      {isKnown && typeof vertical === 'number' && <Reported vertical={vertical} />}
      <WireText title={say(words.sample)} text={call} />
      <Typography variant="body2" color="textSecondary">
        {say(words.sampleAbout, 'test: true')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy(call)}>
          {say(words.copySample)}
        </Button>
        <Button color="inherit" href="/docs" target="_blank">
          {say(words.reference)}
        </Button>
      </Box>
    </Stack>
  );
};
