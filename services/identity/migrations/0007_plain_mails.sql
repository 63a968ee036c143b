ALTER TABLE "mails" ALTER COLUMN "sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "facts" jsonb;