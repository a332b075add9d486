import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';

export interface OtherWayProps {
  /** A question, as text: 'No account yet?' */
  question?: string;
  /** The text of the link. */
  link: string;
  to: string;
}

/** The line below a form that links to another one. */
export const OtherWay = ({ question, link, to }: OtherWayProps) => (
  <Typography color="textSecondary">
    {question && `${question} `}
    <Link component={LinkBase} to={to} underline={question ? 'always' : 'hover'}>
      {link}
    </Link>
  </Typography>
);
