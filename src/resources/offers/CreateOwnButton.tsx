import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useReferences, useRepresent } from '../../components/references.ts';
import { useChoosingWords } from '../../components/useChoosingWords.ts';
import { useWords } from '../../components/useWords.ts';
import type { Offer } from './model.ts';
import { offerWords } from './offerWords.ts';

const sources = 'settings/lists/traffic-sources';

interface CreateOwnButtonProps {
  offer: Offer;
  /** Whether the affiliate has none on this offer yet. */
  isFirst: boolean;
  isCreating: boolean;
  /** Creates a campaign with the traffic source that was selected, if the offer takes several. */
  onCreate: (source?: number) => void;
}

/** Creates an affiliate's campaign, once it is said which of several traffic sources it has. */
export const CreateOwnButton = ({ offer, isFirst, isCreating, onCreate }: CreateOwnButtonProps) => {
  const translate = useTranslate();
  const say = useWords();
  const represent = useRepresent(sources);
  const { trafficSources = [] } = offer;
  const asks = trafficSources.length > 1;
  const { noOptionsText } = useChoosingWords();
  const { records, isPending } = useReferences(sources, asks ? trafficSources : []);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant={isFirst ? 'contained' : 'text'}
        size={isFirst ? 'large' : 'medium'}
        color={isFirst ? 'primary' : 'inherit'}
        loading={isCreating}
        {...(asks && { endIcon: <ArrowDropDown />, 'aria-haspopup': 'menu' })}
        onClick={({ currentTarget }) => (asks ? setMenu(currentTarget) : onCreate())}
      >
        {isFirst ? translate('offers.createCampaign') : say(offerWords.createAnother)}
      </Button>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, paddingX: 2.5 }}>
          {translate('resources.campaigns.fields.trafficSource')}
        </ListSubheader>
        {records.every((record) => record === undefined) && (
          <MenuItem disabled>{isPending ? translate('shell.loading') : noOptionsText}</MenuItem>
        )}
        {records.flatMap((record) =>
          record === undefined
            ? []
            : [
                <MenuItem
                  key={record.id}
                  onClick={() => {
                    setMenu(null);
                    onCreate(Number(record.id));
                  }}
                >
                  {represent(record)}
                </MenuItem>,
              ],
        )}
      </Menu>
    </>
  );
};
