/** A permit sheet with its seal: the art of the main services. */
export function DocumentArt() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#0a3b3d" d="M0 0h400v240H0z" />
      <path fill="#12686a" d="m0 240 58-58 58 58 58-58 58 58 58-58 58 58 58-58v58z" />
      <path fill="#fbf7ef" d="M112 40h106l38 38v134H112z" />
      <path fill="#f2b632" d="M218 40v38h38z" />
      <path fill="#ecdfc6" d="M132 64h62v40h-62zM132 112h34v34h-34z" />
      <path fill="#6fb3c8" d="M172 112h64v20h-64z" />
      <path fill="#7fa368" d="M172 140h28v52h-28z" />
      <path fill="#d9604a" d="M208 140h28v52h-28z" />
      <path fill="#f6d565" d="M132 154h34v38h-34z" />
      <path fill="#f2b632" d="m276 120 48 48-48 48-48-48z" />
      <path fill="none" stroke="#06292b" strokeWidth="9" d="m256 168 14 14 26-28" />
    </svg>
  );
}

/** Two people talking: the art of the interaction channel. */
export function ConversationArt() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#e3a11b" d="M0 0h400v240H0z" />
      <path fill="#f2b632" d="m0 240 58-58 58 58 58-58 58 58 58-58 58 58 58-58v58z" />
      <path fill="#0a3b3d" d="M72 44h172l32 32v80H128l-36 36v-36H72z" />
      <path fill="#fff" d="M100 76h120v11H100zM100 100h146v11H100zM100 124h84v11h-84z" />
      <path fill="#fbf7ef" d="M220 112h98l28 28v60h-12v32l-32-32h-82z" />
      <path fill="#0e4f50" d="m250 148 9 9-9 9-9-9zM283 148l9 9-9 9-9-9zM316 148l9 9-9 9-9-9z" />
    </svg>
  );
}
