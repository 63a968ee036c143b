CREATE TABLE "generation_tombstones" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_tombstones_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
-- An id is unique for its person alone. Both new indexes are built while askings wait.
ALTER TABLE "generations" DROP CONSTRAINT "generations_pkey";--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_owned" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "prayers" DROP CONSTRAINT "prayers_generation_id_unique";--> statement-breakpoint
ALTER TABLE "prayers" ADD CONSTRAINT "prayers_of_generation" UNIQUE("user_id","generation_id");
