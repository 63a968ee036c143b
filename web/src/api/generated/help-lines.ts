// Written by `npm run generate` from services/prayer-engine/src/care/resources.ts.

export const HELP_LINES = [
  {
    "name": "988 Suicide & Crisis Lifeline",
    "contact": "Call or text 988",
    "call": "988",
    "text": {
      "to": "988"
    }
  },
  {
    "name": "988 Suicide & Crisis Lifeline (older number)",
    "contact": "1-800-273-8255",
    "call": "1-800-273-8255"
  },
  {
    "name": "Crisis Text Line",
    "contact": "Text HOME to 741741",
    "text": {
      "to": "741741",
      "body": "HOME"
    }
  },
  {
    "name": "National Domestic Violence Hotline",
    "contact": "1-800-799-7233",
    "call": "1-800-799-7233"
  },
  {
    "name": "SAMHSA National Helpline (substance abuse)",
    "contact": "1-800-662-4357",
    "call": "1-800-662-4357"
  },
  {
    "name": "Outside the United States",
    "contact": "https://findahelpline.com",
    "web": "https://findahelpline.com"
  }
] as const
