import type { Footer } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';

interface FooterPoliciesProps {
  policies: NonNullable<Footer['site_policies']>;
  /** Accessible name of the list. */
  label: string;
}

/** The policy links of the footer (spec 2.5). */
export function FooterPolicies({ policies, label }: FooterPoliciesProps) {
  if (policies.length === 0) return null;
  return (
    <ul aria-label={label} className="footer-policies">
      {policies.map((policy) => (
        <li key={policy.policy_title}>
          <ContentLink link={policy.policy_link} source={`footer: ${policy.policy_title}`}>
            {policy.policy_title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
