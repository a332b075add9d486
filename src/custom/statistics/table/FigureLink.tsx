import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

/** A list with the records behind a figure. */
export interface RecordList {
  title: string;
  to: string;
}

interface FigureLinkProps {
  text: string;
  ways: readonly RecordList[];
}

/** A figure whose records are in several lists, with a menu to select one. */
const FigureMenu = ({ text, ways }: FigureLinkProps) => {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        underline="hover"
        aria-label={say(words.drillTo, text, ways.map(({ title }) => title).join(', '))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {text}
      </Link>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {ways.map(({ title, to }) => (
            <MenuItem key={to} component={LinkBase} to={to}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

/** A figure that links to the records it counts, if lists have exactly those. */
export const FigureLink = ({ text, ways }: FigureLinkProps) => {
  const say = useWords();
  const [way, ...others] = ways;
  if (!way) return text;
  if (others.length > 0) return <FigureMenu text={text} ways={ways} />;
  return (
    <Link
      component={LinkBase}
      to={way.to}
      color="inherit"
      underline="hover"
      aria-label={say(words.drillTo, text, way.title)}
    >
      {text}
    </Link>
  );
};
