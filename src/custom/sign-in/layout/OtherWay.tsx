import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';

export interface OtherWayProps {
  /** A question, in words: 'No account yet?' */
  question?: string;
  /** What the link says, in words. */
  link: string;
  to: string;
}

/** The line below a form that leads to another one. */
export const OtherWay = ({ question, link, to }: OtherWayProps) => (
  <Typography color="textSecondary">
    {question && `${question} `}
    <Link component={LinkBase} to={to} underline={question ? 'always' : 'hover'}>
      {link}
    </Link>
  </Typography>
);
